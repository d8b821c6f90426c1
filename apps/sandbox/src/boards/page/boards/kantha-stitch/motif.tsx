/** What a needle leaves on a patch: a lotus, a kalka, a star and a leaf take turns. */
export function Motif({ kind }: { kind: number }) {
  const [thread = '', inner = ''] = MOTIFS[kind % MOTIFS.length] ?? []
  return (
    <svg className="kantha-motif" viewBox="-50 -50 100 100" aria-hidden="true">
      <path className="kantha-thread" d={thread} pathLength={100} />
      <path className="kantha-thread kantha-inner" d={inner} pathLength={100} />
    </svg>
  )
}

const MOTIFS: readonly (readonly [thread: string, inner: string])[] = [
  [
    'M0 -40C12 -24 12 -12 0 0C-12 -12 -12 -24 0 -40ZM40 0C24 12 12 12 0 0C12 -12 24 -12 40 0ZM0 40C-12 24 -12 12 0 0C12 12 12 24 0 40ZM-40 0C-24 -12 -12 -12 0 0C-12 12 -24 12 -40 0Z',
    'M28 -28C26 -14 16 -6 0 0C6 -16 14 -26 28 -28ZM28 28C14 26 6 16 0 0C16 6 26 14 28 28ZM-28 28C-26 14 -16 6 0 0C-6 16 -14 26 -28 28ZM-28 -28C-14 -26 -6 -16 0 0C-16 -6 -26 -14 -28 -28Z',
  ],
  [
    'M14 -42C-20 -34 -36 -4 -26 18C-18 38 14 40 24 20C32 2 18 -12 6 -8C-4 -4 -4 10 6 12',
    'M4 -26C-14 -14 -20 4 -12 18C-6 28 8 28 12 20',
  ],
  ['M0 -42L11 -13L42 -13L17 6L26 36L0 18L-26 36L-17 6L-42 -13L-11 -13Z', 'M0 -16L15 5L-15 5Z'],
  [
    'M-34 34C-40 -6 -8 -38 38 -38C42 4 12 38 -34 34Z',
    'M-34 34L28 -28M-10 10L-12 -14M6 -6L4 -26M-10 10L14 12M6 -6L26 -4',
  ],
]
