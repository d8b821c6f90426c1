import { ball, stumps } from '../objects/cricket.ts'
import { hilsa } from '../objects/hilsa.ts'
import { machine } from '../objects/machine.ts'
import { FIELD, QUIET } from '../palette.ts'
import { glow } from '../scene/light.ts'
import { createPicture, type Picture } from '../scene/picture.ts'

/** Nothing here yet: a ball asleep beside the stumps. */
export function noData(): string {
  const pic = createPicture('e1', 240, 180)
  return pic.svg(
    ground(pic, '#2BD576') +
      stumps(pic, { x: 92, y: 98, size: 92 }) +
      `<ellipse cx="150" cy="146" rx="30" ry="5" fill="#030A07" fill-opacity=".5"/>` +
      ball(pic, { x: 150, y: 122, size: 48, rotate: 64 }) +
      `<g fill="none" stroke="#FFE9A8" stroke-linecap="round" stroke-linejoin="round"><path d="M168 84h11l-11 13h11" stroke-width="3.5"/><path d="M188 60h9l-9 11h9" stroke-width="3" stroke-opacity=".8"/><path d="M204 42h7l-7 8h7" stroke-width="2.5" stroke-opacity=".55"/></g>`,
  )
}

/** No connection: a floodlight gone dark, its plug lying in the grass. */
export function offline(): string {
  const pic = createPicture('e2', 240, 180)
  const lamps = [0, 1, 2]
    .flatMap((row) => [0, 1, 2, 3].map((column) => `M${85 + column * 16} ${34 + row * 14}h.1`))
    .join('')
  return pic.svg(
    ground(pic, '#5CB8FF') +
      `<path d="M104 68L94 152M114 68L124 152M100 84L120 104L97 124L123 146M118 84L98 104L121 124L96 146" fill="none" stroke="#3A5A4C" stroke-width="4" stroke-linecap="round"/>
      <rect x="72" y="22" width="74" height="52" rx="7" fill="${pic.linear('falling', ['#2A4A3C', '#13301F', FIELD[900]])}" stroke="#4A6B5C" stroke-width="2"/><path d="${lamps}" stroke="#4A6B5C" stroke-width="9" stroke-linecap="round"/><path d="M101 48h.1" stroke="#FFB703" stroke-width="9" stroke-linecap="round"/>${glow(pic, 101, 48, 20, '#FFB703', 0.7)}
      <path d="M124 150C150 156 150 128 168 132" fill="none" stroke="${QUIET}" stroke-width="4" stroke-linecap="round"/><path d="M168 124H182C190 124 190 142 182 142H168Z" fill="#DCE8E1"/><path d="M187 129H197M187 137H197" stroke="#FFB703" stroke-width="4" stroke-linecap="round"/><path d="M206 122L212 116M210 133H219M206 144L212 150" stroke="#FF5C5C" stroke-width="3.5" stroke-linecap="round"/>`,
  )
}

/** No games match: the machine is empty, its fish has jumped out. */
export function noGames(): string {
  const pic = createPicture('e3', 240, 180)
  const blank = `<path d="M-14 -12C-14 -30 16 -30 15 -10C14 4 0 4 0 18M0 34h.1" fill="none" stroke="#8FA39A" stroke-width="11" stroke-linecap="round"/>`
  return pic.svg(
    ground(pic, '#FFB703') +
      machine(pic, { x: 106, y: 100, size: 118 }, [blank, blank, blank]) +
      `<path d="M150 60Q176 14 206 46" fill="none" stroke="#8FE6FF" stroke-width="3" stroke-linecap="round" stroke-dasharray="1 8"/>` +
      hilsa(pic, { x: 206, y: 66, size: 52, rotate: 62, flip: true }) +
      `<path d="M186 134q10 -7 20 0t20 0" fill="none" stroke="#8FE6FF" stroke-width="3" stroke-linecap="round"/>`,
  )
}

/** Maintenance: the roller on the pitch between two cones. */
export function maintenance(): string {
  const pic = createPicture('e4', 240, 180)
  const drum = pic.linear('down', ['#F2F7F4', '#A9BDB2', '#4A5A52'])
  const cone = (x: number) =>
    `<g transform="translate(${x} 148)"><path d="M-15 0H15V4H-15Z" fill="#A3420A"/><path d="M-11 0L-3 -34H3L11 0Z" fill="#FF8A3D"/><path d="M-8.5 -10H8.5L6.3 -19H-6.3Z" fill="#FFF6E0"/></g>`
  return pic.svg(
    ground(pic, '#FFCC66') +
      `<path d="M64 146H176L192 158H48Z" fill="#E9C98A" fill-opacity=".5"/><path d="M120 108L176 62L196 66M120 108L172 50" fill="none" stroke="#FFB703" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><path d="M164 44L202 70" stroke="#DCE8E1" stroke-width="7" stroke-linecap="round"/>
      <circle cx="112" cy="112" r="38" fill="${drum}"/><circle cx="112" cy="112" r="30" fill="none" stroke="#07130E" stroke-opacity=".35" stroke-width="3"/><path d="M112 82V142M82 112H142M91 91L133 133M133 91L91 133" stroke="#07130E" stroke-opacity=".3" stroke-width="4"/><circle cx="112" cy="112" r="9" fill="#FFB703"/><path d="M80 98C86 86 98 78 110 78" fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="4" stroke-linecap="round"/>` +
      cone(42) +
      cone(208),
  )
}

/** The patch of lit grass under every empty-state drawing. */
function ground(pic: Picture, light: string): string {
  const turf = pic.radial(['#2E8B57', '#1D4430', '#1D443000'], [120, 152, 110])
  return `${glow(pic, 120, 92, 92, light, 0.32)}<ellipse cx="120" cy="152" rx="110" ry="20" fill="${turf}"/>`
}
