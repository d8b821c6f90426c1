import type { BoardFace } from '../board-face.ts'

export const mangoGrove: BoardFace = {
  code: 'BAGH-MINES',
  titles: { bn: 'আমবাগান' },
  theme: {
    accent: '#ffb703',
    accentDeep: '#b8301c',
    glow: '#ffe27a',
    panel: '#0b2c16',
    backdrop: '#2f7a3a',
  },
}
