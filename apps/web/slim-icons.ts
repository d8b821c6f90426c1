import type { Plugin } from 'vite'

/** What every icon of lucide becomes: its own shapes in one plain svg. */
const source = `
import { createElement } from 'react'

const frame = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
}

function createLucideIcon(icon) {
  const shapes = icon.node.map(([tag, attributes]) => createElement(tag, attributes))
  return (props) => createElement('svg', { ...frame, ...props }, shapes)
}

export { createLucideIcon as default }
`

/**
 * Takes the place of lucide's icon builder, which serves many frameworks and contexts and weighs
 * more than all the icons of a screen.
 */
export function slimIcons(): Plugin {
  return {
    name: 'slim-icons',
    apply: 'build',
    load: {
      filter: { id: /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/ },
      handler: () => source,
    },
  }
}
