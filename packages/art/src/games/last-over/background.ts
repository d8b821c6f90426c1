import { ball, stumps } from '../../objects/cricket.ts'
import { backdrop, glow, specks } from '../../scene/light.ts'
import { createPicture } from '../../scene/picture.ts'
import { field, stands, tower } from '../../scene/stadium.ts'
import { reelShade } from '../reels/shade.ts'

/** Last Over: the lights over a full ground, the wicket waiting at the near end. */
export function background(): string {
  const pic = createPicture('blo', 720, 1280)
  return pic.svg(
    backdrop(pic, pic.linear('down', ['#04202E', '#0A4A56', [0.36, '#0E6B52'], '#07130E'])) +
      specks(6, 60, [0, 0, 720, 200], '#DFF6FF', 2) +
      glow(pic, 360, 330, 420, '#9DF5E0', 0.4) +
      stands(pic, 270, 130, 4) +
      field(pic, 430, [360, 460], ['#3FBF74', '#1D6B43', '#07130E']) +
      tower(pic, { x: 96, y: 380, height: 280, to: [420, 1160], strength: 0.45 }) +
      tower(pic, { x: 624, y: 380, height: 280, to: [300, 1160], strength: 0.45 }) +
      `<path d="M310 462H410L620 1280H100Z" fill="#E9C98A" fill-opacity=".3"/><path d="M150 1180H570M130 1226H590" stroke="#F2F7F4" stroke-opacity=".55" stroke-width="6"/>` +
      reelShade(pic, '#020B08') +
      stumps(pic, { x: 360, y: 1110, size: 150 }) +
      ball(pic, { x: 520, y: 1178, size: 72, rotate: 20 }),
  )
}
