import type { BoardFace } from '../board-face.ts'

export const blackjack: BoardFace = {
  code: 'BAGH-BLACKJACK',
  titles: { bn: 'ব্ল্যাকজ্যাক' },
  theme: {
    accent: '#ffb703',
    accentDeep: '#c05a00',
    glow: '#ffd257',
    panel: '#07251a',
    backdrop: '#063522',
  },
}
