const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The nearest of these buttons in the direction of an arrow key, undefined if there is none. */
export function stepFocus(
  from: Element,
  buttons: readonly HTMLButtonElement[],
  key: string,
): HTMLButtonElement | undefined {
  const direction = DIRECTIONS[key]
  if (direction === undefined) return undefined
  const [x, y] = middleOf(from)
  const ways = buttons.flatMap((button) => {
    const [toX, toY] = middleOf(button)
    const ahead = (toX - x) * direction[0] + (toY - y) * direction[1]
    const aside = Math.abs((toX - x) * direction[1]) + Math.abs((toY - y) * direction[0])
    return ahead > 1 && aside <= ahead * 2 ? [{ button, cost: ahead + aside * 2 }] : []
  })
  return ways.toSorted((one, other) => one.cost - other.cost)[0]?.button
}

function middleOf(element: Element): readonly [x: number, y: number] {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}
