import { goldJar, heldCoin, necklace, type CoinFill } from './hoard.ts'
import { METAL } from '../../palette.ts'
import { lit, silhouette, type IconName } from '../../scene/icon.ts'
import { glint, glow } from '../../scene/light.ts'
import type { Picture } from '../../scene/picture.ts'
import { plate, special } from '../reels/plate.ts'
import { RIBBONS } from '../reels/ribbons.ts'
import type { HoldSymbolSet } from '../reels/symbol-set.ts'

const RIM = { shape: 'plaque', rim: ['#FFF3C4', '#FFC531', '#7A3E00', '#FFD56B'] } as const
const COIN = { x: 64, y: 64, size: 112 } as const

/** Mahasthan Treasure: finds on gilt plaques, animals in relief on baked clay, coins struck by hand. */
export const symbols: HoldSymbolSet = {
  WILD: (pic, language) =>
    special(
      pic,
      goldJar(pic, { x: 64, y: 62, size: 88 }),
      RIBBONS.WILD[language],
      '#FFD257',
      METAL.gold,
      '#6B1C08',
    ),
  COIN: (pic) => struck(pic, ['#FFF3B0', '#FFC531', '#C97800']),
  MINI: (pic) => struck(pic, ['#B8FFE0', '#1FA86B', '#04402A']),
  MINOR: (pic) => struck(pic, ['#BFE4FF', '#2B7BE0', '#0A2A6B']),
  MAJOR: (pic) => struck(pic, ['#FFC2CC', '#E0284A', '#5A0418']),
  H1: (pic) => find(pic, ['#1F8A8A', '#0A4A52', '#021C22'], necklace(pic, centre(86))),
  H2: (pic) =>
    find(pic, ['#C9552E', '#7A2412', '#2A0806'], lit(pic, 'noto:elephant', centre(84), '#FFE9C4')),
  H3: (pic) =>
    find(pic, ['#7A5AD0', '#3A1F8A', '#12063A'], lit(pic, 'noto:peacock', centre(84), '#FFE9C4')),
  H4: (pic) => find(pic, ['#2F9A5A', '#0E5A34', '#04200F'], lit(pic, 'noto:lotus', centre(84))),
  L1: (pic) => relief(pic, 'noto:deer', ['#E8996A', '#B4562C', '#5A200E']),
  L2: (pic) => relief(pic, 'noto:swan', ['#D9B277', '#9A6A32', '#46290E']),
  L3: (pic) => relief(pic, 'noto:fish', ['#A8A08A', '#6B6350', '#2E281C']),
  L4: (pic) => relief(pic, 'noto:ox', ['#8F9A6A', '#56602F', '#232A10']),
}

function centre(size: number) {
  return { x: 64, y: 64, size }
}

function find(pic: Picture, fill: readonly [string, string, string], subject: string): string {
  return plate(pic, { ...RIM, fill }) + subject
}

function struck(pic: Picture, fill: CoinFill): string {
  return glow(pic, 64, 64, 64, '#FFD257', 0.5) + heldCoin(pic, fill, COIN) + glint(100, 26, 10)
}

/** A plaque of baked clay: the animal stands out of it, lit from the upper left. */
function relief(pic: Picture, name: IconName, clay: readonly [string, string, string]): string {
  const [light, body, dark] = clay
  const base = plate(pic, { shape: 'plaque', fill: clay, rim: [light, body, dark, body] })
  const raised = pic.linear('falling', ['#FFF1DC', light, body])
  return (
    base +
    silhouette(pic, name, '#1A0A04', { x: 67, y: 69, size: 84, opacity: 0.7 }) +
    silhouette(pic, name, '#FFF6E6', { x: 62.4, y: 62, size: 84, opacity: 0.9 }) +
    silhouette(pic, name, raised, centre(84))
  )
}
