import type { BoardFace } from '../board-face.ts'

export const fantasyFive: BoardFace = {
  code: 'FANTASY-FIVE',
  titles: { bn: 'ফ্যান্টাসি ফাইভ' },
  theme: {
    accent: '#ffb703',
    accentDeep: '#a85704',
    glow: '#ffe08a',
    panel: '#0a2429',
    backdrop: '#0a3a4a',
  },
}
