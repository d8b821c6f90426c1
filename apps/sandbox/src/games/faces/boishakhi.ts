import type { Face } from './face.ts'

export const boishakhi: Face = {
  code: 'SHAPLA-BOISHAKHI',
  titles: { bn: 'বৈশাখী মেলা' },
  theme: {
    accent: '#ff4f6d',
    accentDeep: '#a20f3b',
    glow: '#ffd166',
    metal: ['#fff0c9', '#f0a52c', '#7c2b10'],
    reel: ['#2b0616', '#7c1d35'],
    freeTint: '#5b0a6b',
    title: ['#fff2c2', '#ffb02e', '#5c0a20'],
    panel: '#22060f',
  },
}
