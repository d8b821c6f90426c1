import type { Face } from './face.ts'

export const mahasthan: Face = {
  code: 'SHAPLA-MAHASTHAN',
  titles: { bn: 'মহাস্থানের গুপ্তধন' },
  theme: {
    accent: '#35d0ba',
    accentDeep: '#0b6b62',
    glow: '#ffe08a',
    metal: ['#ffe3c4', '#d0753f', '#5a1f0c'],
    reel: ['#180b08', '#57281a'],
    freeTint: '#063f42',
    title: ['#fff0b8', '#ffb02e', '#4a1408'],
    panel: '#1a0e0c',
  },
}
