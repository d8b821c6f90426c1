/** The far bank under the evening sky: a low sun, trees, palms and the roofs of a village. */
export function Bank() {
  return (
    <svg
      className="tide-bank"
      viewBox="0 0 400 240"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <circle cx="296" cy="96" r="84" fill="#ffd27a" opacity=".14" />
      <circle cx="296" cy="96" r="54" fill="#ffd27a" opacity=".22" />
      <circle cx="296" cy="96" r="30" fill="#ffe3a8" />
      <g fill="none" stroke="#ffe9c4" strokeOpacity=".5" strokeWidth="2" strokeLinecap="round">
        <path d="M60 46q7 -7 12 0q6 -7 12 0M96 66q5 -5 9 0q4 -5 9 0M128 36q5 -5 9 0q4 -5 9 0" />
      </g>
      <path
        d="M0 150C18 134 34 140 46 146C58 128 84 130 92 144C112 134 128 142 140 148C160 136 182 140 194 148C214 132 240 136 250 148C268 138 290 140 300 148C318 130 344 134 354 146C370 138 388 140 400 146V240H0Z"
        fill="#3c2b52"
      />
      <g fill="#2a1d40">
        <path d="M40 150L64 130L88 150ZM96 152L114 138L132 152ZM318 150L344 128L370 150Z" />
        <path d="M48 148H80V162H48ZM100 150H128V162H100ZM326 148H362V162H326Z" />
        <path d="M222 158C220 130 224 108 232 92L236 93C229 112 227 134 229 158Z" />
        <path d="M234 92C220 84 208 90 202 102C216 96 226 96 234 92C246 82 260 88 266 100C252 94 242 96 234 92C228 78 214 76 206 80C218 82 228 86 234 92C240 78 252 76 262 80C250 82 240 86 234 92Z" />
        <path d="M16 156C15 134 12 118 6 106L10 104C18 118 21 136 22 156Z" />
        <path d="M8 106C-4 100 -14 104 -18 114C-6 110 2 110 8 106C20 98 32 102 36 112C24 108 16 110 8 106C4 94 -6 92 -12 94C-2 98 4 100 8 106C12 94 22 92 30 96C20 98 14 100 8 106Z" />
      </g>
      <path d="M0 158C80 150 320 150 400 158V240H0Z" fill="#33264f" />
      <path d="M0 176C90 169 310 169 400 176V240H0Z" fill="#4a3a63" />
      <path d="M0 194C100 188 300 188 400 194V240H0Z" fill="#5a4a70" />
      <g fill="#ffd27a">
        <path d="M58 152h5v6h-5ZM112 154h4v5h-4ZM340 152h5v6h-5Z" />
      </g>
    </svg>
  )
}
