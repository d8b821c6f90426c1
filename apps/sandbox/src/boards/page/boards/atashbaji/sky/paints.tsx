/** What the sky, the river and the light of a burst are painted with. */
export function Paints() {
  return (
    <defs>
      <linearGradient id="baji-water" x1="0" x2="0" y1="0" y2="1">
        <stop stopColor="#8a2f6b" />
        <stop offset=".05" stopColor="#2a1858" />
        <stop offset=".12" stopColor="#0d0a2c" />
      </linearGradient>
      <linearGradient id="baji-trail" x1="0" x2="0" y1="0" y2="1">
        <stop stopColor="#ffe9a0" stopOpacity=".9" />
        <stop offset="1" stopColor="#ff6f91" stopOpacity="0" />
      </linearGradient>
      <radialGradient id="baji-light-won">
        <stop stopColor="#ffd257" stopOpacity=".8" />
        <stop offset=".4" stopColor="#ff9a3c" stopOpacity=".3" />
        <stop offset="1" stopColor="#ff6f91" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="baji-light-lost">
        <stop stopColor="#a79fc4" stopOpacity=".45" />
        <stop offset="1" stopColor="#a79fc4" stopOpacity="0" />
      </radialGradient>
    </defs>
  )
}
