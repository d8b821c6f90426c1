/** Who won a round, as the roads write it; `even` is nobody. A rare result has a ring around its bead. */
export type RoadResult = { winner: 'left' | 'right' | 'even'; isRare?: boolean }
