import type { Face } from './face.ts'

export const riverGold: Face = {
  code: 'PADMA-RIVERGOLD',
  titles: { bn: 'সোনালি নদী' },
  theme: {
    accent: '#ffb703',
    accentDeep: '#c05a00',
    glow: '#ffd257',
    metal: ['#fff3c4', '#e9a72b', '#7a4209'],
    reel: ['#2a1405', '#6b3c12'],
    freeTint: '#7a1f00',
    title: ['#ffe9a0', '#ff9d1e', '#3b1500'],
    panel: '#1c0f06',
  },
}
