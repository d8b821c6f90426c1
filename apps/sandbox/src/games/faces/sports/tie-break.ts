import type { BoardFace } from '../board-face.ts'

export const tieBreak: BoardFace = {
  code: 'ISPORTS-TIEBREAK',
  titles: { bn: 'টাইব্রেক' },
  theme: {
    accent: '#ffb703',
    accentDeep: '#a85704',
    glow: '#e8ff4a',
    panel: '#0a1f36',
    backdrop: '#0c2e66',
  },
}
