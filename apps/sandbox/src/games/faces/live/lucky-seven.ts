import type { BoardFace } from '../board-face.ts'

export const luckySeven: BoardFace = {
  code: 'SHAPLA-LUCKYSEVEN',
  titles: { bn: 'লাকি সেভেন' },
  theme: {
    accent: '#ffc53d',
    accentDeep: '#7a4a06',
    glow: '#ffe08a',
    panel: '#101c3a',
    backdrop: '#1d1038',
  },
}
