import type { BoardFace } from './board-face.ts'

export const threeMinuteDraw: BoardFace = {
  code: 'SHAPLA-TINMINUTE',
  titles: { bn: 'তিন মিনিটের লটারি' },
  theme: {
    accent: '#ffb703',
    accentDeep: '#c2317e',
    glow: '#ffd98a',
    panel: '#06222b',
    backdrop: '#0b4a52',
  },
}
