type Attributes = Readonly<Record<string, string | number | boolean | undefined>>

/** Makes an element: attributes set (`true` means present, `false` absent), children appended. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue
    made.setAttribute(name, value === true ? '' : String(value))
  }
  made.append(...children)
  return made
}

const SVG = 'http://www.w3.org/2000/svg'

/** Makes an SVG element. */
export function svgElement(
  tag: string,
  attributes: Attributes,
  ...children: readonly Node[]
): SVGElement {
  const made = document.createElementNS(SVG, tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) made.setAttribute(name, String(value))
  }
  made.append(...children)
  return made
}
