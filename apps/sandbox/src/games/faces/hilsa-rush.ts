import type { Face } from './face.ts'

export const hilsaRush: Face = {
  code: 'PADMA-HILSARUSH',
  titles: { bn: 'ইলিশের ঝাঁক' },
  theme: {
    accent: '#35d6ff',
    accentDeep: '#0467a8',
    glow: '#9eeaff',
    metal: ['#ffffff', '#9cc4dc', '#2f5570'],
    reel: ['#02202e', '#0b5c78'],
    freeTint: '#023a7a',
    title: ['#e2f8ff', '#5cc8f5', '#04263d'],
    panel: '#04202e',
  },
}
