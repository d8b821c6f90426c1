/**
 * After so many cascades in one spin nothing falls any more, so that a strip which wins for ever has
 * an end too. No game comes near: each one's longest is counted over all its stops.
 */
export const CASCADES_MAX = 40
