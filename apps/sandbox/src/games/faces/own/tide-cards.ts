import type { BoardFace } from '../board-face.ts'

export const tideCards: BoardFace = {
  code: 'PADMA-HILO',
  titles: { bn: 'জোয়ার-ভাটা' },
  theme: {
    accent: '#ffb703',
    accentDeep: '#c05a00',
    glow: '#ffd27a',
    panel: '#14183a',
    backdrop: '#2c2f63',
  },
}
