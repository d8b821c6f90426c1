import type { MatchClub, MatchSide } from '@maidan/casino'

/** What a club wears: shirt, shorts, and the stripe of both. */
export type ClubKit = { shirt: string; shorts: string; trim: string }

export const KITS: Readonly<Record<MatchClub, ClubKit>> = {
  sonargaon: { shirt: '#f4b41a', shorts: '#7a1e2b', trim: '#7a1e2b' },
  kuakata: { shirt: '#2f7fe6', shorts: '#ffffff', trim: '#ffffff' },
  sreemangal: { shirt: '#1fb65c', shorts: '#0b4a2a', trim: '#eafbe6' },
  shibganj: { shirt: '#d7263d', shorts: '#2a0c12', trim: '#ffd9a0' },
  bandarban: { shirt: '#f2f5fb', shorts: '#3b4a7a', trim: '#5b6fd0' },
  mongla: { shirt: '#f0722c', shorts: '#1b1b24', trim: '#1b1b24' },
  dinajpur: { shirt: '#8e4fd6', shorts: '#2c1450', trim: '#ffe27a' },
  hatiya: { shirt: '#2cc7cf', shorts: '#083c46', trim: '#083c46' },
}

/** What the keepers wear, who must look like nobody else on the pitch. */
export const KEEPER_KITS = {
  first: { shirt: '#c8f53c', shorts: '#20301a', trim: '#20301a' },
  second: { shirt: '#ff6fb1', shorts: '#3a1530', trim: '#3a1530' },
} as const satisfies Readonly<Record<MatchSide, ClubKit>>
