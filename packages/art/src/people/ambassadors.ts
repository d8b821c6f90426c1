import { fireball } from '../objects/cricket.ts'
import { batter } from '../objects/figures/batter.ts'
import { bowler } from '../objects/figures/bowler.ts'
import { keeper } from '../objects/figures/keeper.ts'
import { METAL } from '../palette.ts'
import { frame } from '../scene/frame.ts'
import { icon } from '../scene/icon.ts'
import { letter } from '../scene/lettering.ts'
import { backdrop, cone, glow, rays, specks, vignette } from '../scene/light.ts'
import { createPicture, type Picture, type Stop } from '../scene/picture.ts'
import { field, stands, tower } from '../scene/stadium.ts'
import { title } from '../scene/title.ts'
import type { Wording } from '../scene/wording.ts'

const VIOLET = {
  shirt: ['#A98AFF', '#23105A'],
  trousers: ['#2A1466', '#0B0422'],
  accent: '#FFB703',
  rim: '#FFD9F2',
} as const
const WHITES = {
  shirt: ['#FFFFFF', '#8FA8B8'],
  trousers: ['#E9F1F6', '#5F7A8C'],
  accent: '#14A35A',
  rim: '#FFE9A8',
} as const

/** The Finisher: a batter in green, the winning hit on its way. */
export function finisher({ lines, ending }: Wording): string {
  const pic = createPicture(`a1${ending}`, 300, 360)
  return pic.svg(
    backdrop(pic, pic.linear('down', ['#062A2E', '#0E5A45', '#0A3A2A', '#07130E'])) +
      stands(pic, 120, 50, 7) +
      field(pic, 186, [150, 206], ['#3FBF74', '#1D6B43', '#07130E']) +
      tower(pic, { x: 46, y: 150, height: 112, to: [190, 340], strength: 0.5 }) +
      glow(pic, 150, 170, 150, '#FFE9A8', 0.45) +
      `<ellipse cx="146" cy="300" rx="84" ry="10" fill="#03100A" fill-opacity=".6"/>` +
      batter(pic, { x: 132, y: 190, size: 190 }) +
      fireball(pic, { x: 246, y: 70, size: 46, rotate: 132 }) +
      name(pic, lines, METAL.gold, '#5A2A00') +
      frame(pic, ['#FFE9A8', '#2BD576', '#06301E', '#FFB703'], 16),
  )
}

/** The Keeper: a goalkeeper at full stretch in violet light. */
export function goalkeeper({ lines, ending }: Wording): string {
  const pic = createPicture(`a2${ending}`, 300, 360)
  const net = Array.from(
    { length: 12 },
    (_, index) =>
      `M${-60 + index * 40} 60L${20 + index * 26} 300M${340 - index * 40} 60L${280 - index * 26} 300`,
  ).join('')
  return pic.svg(
    backdrop(pic, pic.linear('falling', ['#1A0A4A', '#5A1F9A', '#23105A', '#0B0422'])) +
      rays(pic, 220, 110, 300, 20, '#E3D6FF', 0.22) +
      `<path d="${net}" stroke="#E3D6FF" stroke-opacity=".14" stroke-width="1.5" fill="none"/>` +
      glow(pic, 226, 104, 130, '#FFD9F2', 0.7) +
      `<path d="M24 300V44H300" fill="none" stroke="#0B0422" stroke-width="14"/><path d="M24 300V44H300" fill="none" stroke="#F2F7F4" stroke-width="9"/>` +
      keeper(pic, { x: 152, y: 186, size: 232 }, VIOLET) +
      icon(pic, 'noto:soccer-ball', { x: 272, y: 82, size: 54, rotate: 20 }) +
      name(pic, lines, ['#FFFFFF', '#E3D6FF', '#B79BFF', '#6A3FE0'], '#1A0A4A') +
      frame(pic, ['#E3D6FF', '#A98AFF', '#1A0A4A', '#FFB703'], 16),
  )
}

/** The Spinner: a bowler in whites at the top of the action, a late-evening sky. */
export function spinner({ lines, ending }: Wording): string {
  const pic = createPicture(`a3${ending}`, 300, 360)
  const turn = 'M150 64C186 44 220 66 206 92C196 112 166 104 172 84'
  return pic.svg(
    backdrop(pic, pic.linear('down', ['#3A0E3A', '#A8324A', '#F08A3D', '#3A1410'])) +
      specks(2, 26, [0, 0, 300, 130], '#FFE3C9', 1.4) +
      `<circle cx="150" cy="176" r="92" fill="${pic.linear([0, 84, 0, 268], ['#FFF6D0', '#FFC25A', '#F0602A'])}"/>` +
      cone(pic, {
        from: [300, -20],
        to: [110, 340],
        spread: 170,
        colour: '#FFF1C4',
        strength: 0.42,
      }) +
      stands(pic, 216, 34, 3, ['#5A1A24', '#240A0E']) +
      field(pic, 258, [150, 266], ['#7A8A3A', '#2E4A24', '#140A08']) +
      `<path d="${turn}" fill="none" stroke="#FFF6D0" stroke-width="4" stroke-linecap="round" stroke-dasharray="2 9"/>` +
      `<ellipse cx="138" cy="304" rx="72" ry="9" fill="#140504" fill-opacity=".6"/>` +
      bowler(pic, { x: 152, y: 204, size: 172 }, WHITES) +
      name(pic, lines, METAL.ember, '#3A0A10') +
      frame(pic, ['#FFE3C9', '#FF8A3D', '#3A0E1E', '#FFD34D'], 16),
  )
}

function name(
  pic: Picture,
  [the, role]: Wording['lines'],
  face: readonly Stop[],
  edge: string,
): string {
  const small = letter(the, {
    cap: 13,
    weight: 800,
    x: 150,
    y: 298,
    anchor: 'middle',
    tracking: 0.5,
  })
  return (
    vignette(pic, '#05060A', 0.9) +
    `<path d="${small.d}" fill="#F2F7F4"/>` +
    title(pic, letter(role, { cap: 34, x: 150, y: 341, anchor: 'middle', fit: 248 }), {
      face,
      edge,
      depth: '#05060A',
    })
  )
}
