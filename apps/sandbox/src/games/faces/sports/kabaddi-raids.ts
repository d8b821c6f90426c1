import type { BoardFace } from '../board-face.ts'

export const kabaddiRaids: BoardFace = {
  code: 'KABADDI-RAIDS',
  titles: { bn: 'কাবাডি রেইড' },
  theme: {
    accent: '#ffb703',
    accentDeep: '#a83a1a',
    glow: '#ffd257',
    panel: '#24101a',
    backdrop: '#3a0f18',
  },
}
