import type { BoardFace } from './board-face.ts'

export const ghuri: BoardFace = {
  code: 'PADMA-GHURI',
  titles: { bn: 'ঘুড়ি' },
  theme: {
    accent: '#ffb703',
    accentDeep: '#d9541e',
    glow: '#ffd98a',
    panel: '#1d0d30',
    backdrop: '#150b3a',
  },
}
