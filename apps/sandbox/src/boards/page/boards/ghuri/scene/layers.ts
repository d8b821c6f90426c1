import { COMPANY_HEIGHT } from './company.tsx'
import { flightAt } from './flight-at.ts'

/** Where the flyer's hands are, in shares of the scene. */
const HANDS = { x: 0.13, y: 0.83 } as const

/** How long the string still is, of what it was, once it has been cut. */
const CUT_STRING = 0.3

type LayerName = 'night' | 'company' | 'far' | 'near' | 'string' | 'kite'

type Moment = { flownMs: number; isStill: boolean; isCut: boolean }

/** The layers of the scene; a frame moves them and draws nothing. */
type Layers = {
  /**
   * Takes the layers that stand in this scene by their names, and measures it whenever its size
   * changes, until the returned function is called.
   */
  watch: (scene: HTMLElement) => () => void
  move: (moment: Moment) => void
}

export function createLayers(): Layers {
  const nodes = new Map<string, HTMLElement>()
  let size = { width: 360, height: 300 }
  let last: Moment = { flownMs: 0, isStill: true, isCut: false }
  const move = (moment: Moment) => {
    last = moment
    for (const [name, style] of stylesAt(moment, size)) {
      const node = nodes.get(name)
      if (node) Object.assign(node.style, style)
    }
  }
  const measure = (scene: HTMLElement) => {
    size = { width: scene.clientWidth, height: scene.clientHeight }
    move(last)
  }
  return {
    watch: (scene) => {
      for (const node of scene.querySelectorAll<HTMLElement>('[data-layer]')) {
        nodes.set(node.dataset['layer'] ?? '', node)
      }
      const observer = new ResizeObserver(() => measure(scene))
      observer.observe(scene)
      return () => observer.disconnect()
    },
    move,
  }
}

type Size = { width: number; height: number }
type LayerStyle = { transform: string } | { opacity: string }

function stylesAt({ flownMs, isStill, isCut }: Moment, size: Size): [LayerName, LayerStyle][] {
  const { width, height } = size
  const flight = flightAt(flownMs)
  const sunk = flight.sunk * height
  const passed = isStill ? 0 : (flight.passed * height) % COMPANY_HEIGHT
  const kite = { x: flight.x * width, y: flight.y * height }
  const hands = { x: HANDS.x * width, y: HANDS.y * height + sunk }
  return [
    ['night', { opacity: String(flight.night) }],
    ['company', { transform: `translate3d(0, ${passed}px, 0)` }],
    ['far', { transform: `translate3d(0, ${sunk / 2}px, 0)` }],
    ['near', { transform: `translate3d(0, ${sunk}px, 0)` }],
    ['kite', { transform: `translate3d(${kite.x}px, ${kite.y}px, 0)` }],
    ['string', { transform: stringBetween(hands, kite, isCut ? CUT_STRING : 1) }],
  ]
}

type Point = { x: number; y: number }

/** A line one pixel long, turned and drawn out from one point towards another. */
function stringBetween(from: Point, to: Point, share: number): string {
  const turn = Math.atan2(to.y - from.y, to.x - from.x)
  const length = Math.hypot(to.x - from.x, to.y - from.y) * share
  return `translate3d(${from.x}px, ${from.y}px, 0) rotate(${turn}rad) scaleX(${length})`
}
