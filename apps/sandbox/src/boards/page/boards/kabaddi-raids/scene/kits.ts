import type { KabaddiTeamKey } from '@maidan/casino'

/** The colours of a team: its shirt, its shorts, and the band. */
export type Kit = { shirt: string; shorts: string; trim: string }

export const KITS: Readonly<Record<KabaddiTeamKey, Kit>> = {
  bogura: { shirt: '#e0442e', shorts: '#4d110a', trim: '#ffd257' },
  jashore: { shirt: '#f2a71b', shorts: '#2b2117', trim: '#2b2117' },
  pabna: { shirt: '#4a4e9e', shorts: '#171a3f', trim: '#bff0e4' },
  tangail: { shirt: '#8a9aa6', shorts: '#2a333b', trim: '#ffffff' },
  noakhali: { shirt: '#2f9e62', shorts: '#0d3b22', trim: '#f6e58d' },
  faridpur: { shirt: '#2e8fd6', shorts: '#0b3558', trim: '#ffe3c2' },
  kushtia: { shirt: '#a35bd0', shorts: '#37104f', trim: '#ffe08a' },
  magura: { shirt: '#1fb6a6', shorts: '#0a4943', trim: '#ff7a59' },
  sherpur: { shirt: '#c2552d', shorts: '#43180a', trim: '#d6f0ff' },
  bhola: { shirt: '#39404f', shorts: '#12161f', trim: '#5cd6ff' },
  natore: { shirt: '#b8c43a', shorts: '#434a0c', trim: '#6a1b4d' },
  barguna: { shirt: '#d6417f', shorts: '#561031', trim: '#ffffff' },
}
