import type { Face } from './face.ts'

export const tigerNight: Face = {
  code: 'BAGH-TIGERNIGHT',
  titles: { bn: 'বাঘের রাত' },
  theme: {
    accent: '#ff9a2e',
    accentDeep: '#b53a02',
    glow: '#ffb066',
    metal: ['#ffe3bf', '#c9702a', '#4a1f0c'],
    reel: ['#0a1020', '#26365c'],
    freeTint: '#3a0d52',
    title: ['#ffd9a0', '#ff7a1a', '#1a0a1e'],
    panel: '#0a1122',
  },
}
