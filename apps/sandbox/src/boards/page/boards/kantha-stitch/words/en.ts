/** Every text of Kantha Stitch in English. */
export const en = {
  quilt: 'The quilt: five rows of eight patches',
  patch: 'Patch {patch}',
  patchStitched: 'Patch {patch}, stitched',
  patchHit: 'Patch {patch}, yours and stitched',
  risk: 'Risk',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  quick: 'Quick pick',
  clear: 'Clear',
  pays: 'What the hits pay',
  paysCaption: 'Times the stake, and for how many hits',
  paysOne: '{hits} hits pay ×{multiple}',
  none: 'Choose up to {most} patches',
  chosen: '{count} of {most} chosen. Something is paid with a chance of {chance}%.',
  stitching: 'The needle goes its way…',
  hitNow: '{hits} of yours so far',
  lost: '{hits} of {count} stitched: nothing is paid.',
  paid: '{hits} of {count} stitched: ×{multiple}, {amount}',
  start: 'Stitch',
  startFor: 'one quilt for {amount}',
  starting: 'The thread goes through the needle…',
  replay: 'A past quilt, shown again',
  rulesStitch:
    'The quilt has {patches} patches. You choose 1 to {most} of them. Then the needle stitches {stitches}, one after the other. How many of yours it stitches says what your stake is multiplied by.',
  rulesRisk:
    'With more risk, many hits pay more and few hits pay less or nothing. With low risk and one patch, a part of the stake comes back even without a hit.',
  rulesFair:
    'Each of the {stitches} patches is one draw of the round, every patch that is left being as likely. What you choose changes nothing of it. Under “Fair play” you can draw them again and compare.',
  rulesKeys:
    'Keys: the arrows move over the quilt, the space bar chooses a patch or stitches, Q picks for you, C clears.',
  figuresChosen: 'Patches',
  figuresReturn: 'Returns',
  figuresMore: 'More than the stake',
  figuresLargest: 'Most',
  figuresOf: '{risk} risk',
} as const

export type KanthaKey = keyof typeof en
