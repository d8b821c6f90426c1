import type { BoardFace } from '../board-face.ts'

export const fiveCup: BoardFace = {
  code: 'FANTASY-CUP',
  titles: { bn: 'ফাইভ কাপ' },
  theme: {
    accent: '#f2b63c',
    accentDeep: '#8a4b06',
    glow: '#ffe3a1',
    panel: '#1c1230',
    backdrop: '#3a1d5c',
  },
}
