import { ball, bat, fireball, helmet, stumps } from '../../objects/cricket.ts'
import { METAL } from '../../palette.ts'
import { lit } from '../../scene/icon.ts'
import { glow } from '../../scene/light.ts'
import type { Picture } from '../../scene/picture.ts'
import { lettered, plate, special } from '../reels/plate.ts'
import { RIBBONS } from '../reels/ribbons.ts'
import type { SymbolSet } from '../reels/symbol-set.ts'

const RIM = { shape: 'badge', rim: ['#EFFFF5', '#2BD576', '#06301E', '#9DF5C2'] } as const

/** Last Over: cap badges; the lesser symbols are the runs. */
export const symbols: SymbolSet = {
  WILD: (pic, language) =>
    special(
      pic,
      fireball(pic, { x: 48, y: 62, size: 54, rotate: -36 }),
      RIBBONS.WILD[language],
      '#FF9A2E',
      METAL.gold,
      '#6B2C00',
    ),
  SCATTER: (pic, language) =>
    special(pic, lamps(pic), RIBBONS.SCATTER[language], '#FFF1C4', METAL.chalk, '#0E8A47'),
  H1: (pic) =>
    plate(pic, { ...RIM, fill: ['#8A5AE0', '#4A1FA0', '#16063A'] }) +
    lit(pic, 'noto:trophy', { x: 64, y: 62, size: 80 }, '#FFF6D0'),
  H2: (pic) =>
    plate(pic, { ...RIM, fill: ['#3F8FE0', '#12488A', '#041A3A'] }) +
    bat(pic, { x: 60, y: 62, size: 96, rotate: 34 }) +
    ball(pic, { x: 90, y: 84, size: 30 }),
  H3: (pic) =>
    plate(pic, { ...RIM, fill: ['#FFD34D', '#C7740A', '#341A02'] }) +
    helmet(pic, { x: 66, y: 64, size: 78 }),
  H4: (pic) =>
    plate(pic, { ...RIM, fill: ['#2FA86B', '#0E5A3A', '#031C10'] }) +
    stumps(pic, { x: 64, y: 64, size: 72 }),
  L1: (pic) => run(pic, '6', ['#C7402A', '#6A0E10', '#1F0204'], METAL.gold),
  L2: (pic) => run(pic, '4', ['#3F7AC0', '#14386A', '#040E22'], METAL.silver),
  L3: (pic) => run(pic, '2', ['#3F9A6A', '#104A30', '#03160D'], METAL.grass),
  L4: (pic) => run(pic, '1', ['#7A8A84', '#384640', '#0E1412'], METAL.chalk),
}

function lamps(pic: Picture): string {
  const rows = [0, 1, 2]
    .flatMap((row) => [0, 1, 2, 3].map((column) => `M${31 + column * 22} ${26 + row * 20}h.1`))
    .join('')
  return `<path d="M54 76L48 112H56L64 84L72 112H80L74 76Z" fill="#0A1A13"/><rect x="14" y="10" width="100" height="72" rx="9" fill="${pic.linear('down', ['#3A5A4C', '#0A1A13'])}" stroke="#9DF5C2" stroke-width="2"/><path d="${rows}" stroke="#FFFDF0" stroke-width="16" stroke-linecap="round"/><path d="${rows}" stroke="#FFE08A" stroke-width="8" stroke-linecap="round"/>${glow(pic, 64, 46, 62, '#FFF1C4', 0.55)}`
}

function run(
  pic: Picture,
  text: string,
  fill: readonly [string, string, string],
  face: readonly string[],
): string {
  return lettered(
    pic,
    { shape: 'badge', fill, rim: ['#DCE8E1', '#7A9088', '#1E2C26', '#7A9088'] },
    text,
    face,
    '#06140E',
    '<path d="M12 88H116M20 98H108" stroke="#fff" stroke-opacity=".16" stroke-width="3"/>',
  )
}
