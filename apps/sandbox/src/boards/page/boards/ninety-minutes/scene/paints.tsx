/** The colours of the evening: sky, water, grass and the light of the masts. */
export function Paints() {
  return (
    <defs>
      <linearGradient id="match-sky" x1="0" x2="0" y1="0" y2="1">
        <stop stopColor="#141a45" />
        <stop offset="0.55" stopColor="#6b3a6e" />
        <stop offset="1" stopColor="#f08a4b" />
      </linearGradient>
      <linearGradient id="match-water" x1="0" x2="0" y1="0" y2="1">
        <stop stopColor="#f0a35e" />
        <stop offset="1" stopColor="#234a6b" />
      </linearGradient>
      <linearGradient id="match-grass" x1="0" x2="0" y1="0" y2="1">
        <stop stopColor="#23804a" />
        <stop offset="0.5" stopColor="#2c9a52" />
        <stop offset="1" stopColor="#1b6b3b" />
      </linearGradient>
      <radialGradient cx="0.5" cy="0.4" id="match-light" r="0.62">
        <stop stopColor="#f7ffd9" stopOpacity="0.2" />
        <stop offset="0.7" stopColor="#04160c" stopOpacity="0.04" />
        <stop offset="1" stopColor="#04160c" stopOpacity="0.42" />
      </radialGradient>
      <radialGradient id="match-lamp">
        <stop stopColor="#fffbe6" stopOpacity="0.9" />
        <stop offset="1" stopColor="#ffe9b0" stopOpacity="0" />
      </radialGradient>
    </defs>
  )
}
