import { phone, productScreen } from '../objects/phone.ts'
import { taka } from '../objects/taka.ts'
import { nameTile, WALLET_TILES } from '../objects/wallet-tile.ts'
import { backdrop, glint, glow, rays } from '../scene/light.ts'
import { createPicture, type Picture } from '../scene/picture.ts'
import { swellLine } from '../scene/water.ts'
import type { Wording } from '../scene/wording.ts'
import { calm, headline } from './lettering.ts'

/** Wallets: the phone in the middle of a stream of coins, the wallets' name tiles around it. */
export function walletsBanner({ lines, ending }: Wording): string {
  const pic = createPicture(`bwl${ending}`, 1120, 490)
  const spots = [
    [602, 128, 150, -9],
    [606, 336, 150, 7],
    [1016, 108, 150, 8],
    [1034, 250, 150, -5],
    [1004, 394, 138, 9],
  ] as const
  const tiles = WALLET_TILES.slice(0, spots.length).map((tile, index) => {
    const [x, y, size, rotate] = spots[index] ?? [0, 0, 0, 0]
    return `<g transform="translate(${x} ${y}) rotate(${rotate}) scale(${size / 120})"><rect x="-56" y="-28" width="120" height="72" rx="12" fill="#030A07" fill-opacity=".5"/><g transform="translate(-60 -36)">${nameTile(pic, tile)}</g></g>`
  })
  return pic.svg(
    stage(pic) +
      tiles.join('') +
      phone(pic, { x: 812, y: 258, size: 430, rotate: 6 }, productScreen(pic)) +
      coins(pic) +
      calm(pic, '#07130E') +
      headline(pic, { lines, caps: [50, 66], fit: 450 }) +
      glint(900, 60, 20),
  )
}

function stage(pic: Picture): string {
  return (
    backdrop(pic, pic.linear('falling', ['#0C1E16', '#14553A', '#0E6B4A', '#07130E'])) +
    rays(pic, 812, 250, 480, 24, '#9DF5C2', 0.22) +
    glow(pic, 812, 250, 360, '#2BD576', 0.5) +
    swellLine(1120, 404, 490, 7, 20, pic.linear([0, 390, 0, 490], ['#FFB70366', '#FFB70300'])) +
    swellLine(1120, 436, 490, 6, 16, pic.linear([0, 420, 0, 490], ['#FFD56B80', '#07130E']))
  )
}

function coins(pic: Picture): string {
  const places = [
    [690, 424, 92, -14],
    [930, 440, 84, 16],
    [714, 92, 60, 18],
    [916, 172, 52, -12],
    [760, 460, 60, 8],
    [540, 236, 50, -8],
    [1086, 330, 48, 12],
  ] as const
  return places.map(([x, y, size, rotate]) => taka(pic, { x, y, size, rotate })).join('')
}
