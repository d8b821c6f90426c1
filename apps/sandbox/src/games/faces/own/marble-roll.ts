import type { BoardFace } from '../board-face.ts'

export const marbleRoll: BoardFace = {
  code: 'SHAPLA-DICE',
  titles: { bn: 'মার্বেল খেলা' },
  theme: {
    accent: '#ffb703',
    accentDeep: '#0a6b5f',
    glow: '#ffd257',
    panel: '#3a160a',
    backdrop: '#8a3e1e',
  },
}
