const FAR_WALLS =
  'M-7 78h30v42h-30zm-1 0h32v2h-31zm29-7h38v49h-38zm-1 0h40v2h-40zm9 0v-5h-1v-10h12v10h-1v5h-1v-5h-8v5zm28 7h48v42h-48zm-1 0h50v3h-49zm46 1h49v41h-49zm-1 0h51v3h-51zm10 1v-5c-6-13 11-18 16-30 5 13 22 18 16 30v5zm38-15h39v55h-39zm-1 0h41v2h-41zm39 4h44v51h-44zm-1 0h46v3h-46zm7 1v-5c-6-12 11-17 15-29 5 12 21 17 15 29v5zm36-21h51v71h-51zm-1 0h53v3h-53zm50 7h42v64h-42zm-1 0h44v2h-44zm41 24h44v40h-44zm-1 0h46v3h-46zm23 0v-24h1v24zm-8-20h17v1h-17zm28 0h49v60h-49zm-1 0h51v3h-50zm48-1h47v61h-47zm-1 0h49v3h-49zm46 6h43v55h-43zm-1 0h45v2h-44zm10 0v-6h-1v-12h13v12h-1v6h-1v-6h-9v6zm31-16h50v71h-50zm-1 0h52v3h-52zm10 1v-5c-6-13 11-18 16-30 5 13 22 18 16 30v5zm39 5h42v65h-42zm-1 0h44v2h-44zm10 0v-6h-1v-11h13v12h-1v6h-1v-6h-9v6zm31 13h35v52h-35zm-1 0h37v2h-37zm9 0v-5h-1v-10h11v10h-1v5h-1v-5h-7v5z'
const FAR_WINDOWS =
  'M6 94h4v5h-4zm0 10h4v5h-4zm7 0h4v5h-4zm0 10h4v5h-4zm14-35h5v7h-5zm20 0h5v7h-5zm-10 13h5v7h-5zm10 0h5v7h-5zm-20 13h5v7h-5zm10 0h5v7h-5zm99-16h7v9h-7zm-25 17h7v9h-7zm65-33h5v7h-5zm-10 14h5v7h-5zm10 0h5v7h-5zm-10 13h5v7h-5zm10 0h5v7h-5zm18 9h6v8h-6zm70-32h7v10h-7zm-13 18h7v10h-7zm34-1h6v8h-6zm11 0h6v8h-6zm11 0h6v8h-6zm-22 14h6v8h-6zm41-4h6v8h-6zm43-34h7v9h-6zm12 17h7v9h-6zm-12 17h7v9h-6zm58-19h6v9h-6zm12 16h6v9h-6zm20-27h6v8h-6zm11 0h6v8h-6zm0 14h6v8h-6zm11 0h6v8h-6zm-22 15h6v8h-6zm11 0h6v8h-6zm11 0h6v8h-6zm20-44h7v10h-7zm58 4h6v8h-6zm0 15h6v8h-6zm10 0h6v8h-6zm36 10h5v7h-5zm-9 12h5v7h-5z'
const NEAR_WALLS =
  'M-7 65h54v75h-54zm-1 0h56v3h-56zm12 0v-7h-1v-15h17v15h-1v7h-1v-7h-13v7zm41 5h60v70h-60zm-1 0h62v4h-62zm10 1v-6c-8-17 15-23 21-39 6 17 29 23 21 39v6zm48-15h43v84h-43zm-1 0h45v2h-45zm42-6h70v90h-70zm-1 0h72v4h-72zm36 0v-35h1v35zm-11-29h23v1h-23zm44 27h61v92h-61zm-1 0h63v4h-63zm10 1v-6c-8-17 15-23 21-40 6 17 30 23 21 41v6zm50 32h40v59h-40zm-1 0h42v2h-42zm21 0v-22h1v22zm-7-17h15v1h-15zm25-3h41v79h-41zm-1 0h43v2h-43zm40-4h63v83h-63zm-1 0h65v4h-65zm10 1v-7c-9-17 15-24 22-41 7 18 31 24 22 42v7zm52 9h64v73h-64zm-1 0h66v4h-66zm32 0v-35h1v35zm-11-28h23v1h-23zm41 35h46v66h-46zm-1 0h48v3h-48zm24 0v-25h1v25zm-8-20h17v1h-17zm29 21h58v65h-58zm-1 0h60v3h-60zm13 0v-8h-1v-16h18v16h-1v8h-1v-8h-14v8zm44-13h54v78h-54zm-1 0h56v3h-56zm13 0v-7h-1v-15h17v15h-1v8h-1v-7h-13v8z'
const NEAR_WINDOWS =
  'M16 114h7v10h-7zm54-31h8v11h-8zm0 21h8v11h-8zm-15 20h8v11h-8zm55-45h6v8h-6zm11 0h6v8h-6zm-11 15h6v8h-6zm11 29h6v8h-6zm34-58h10v13h-9zm36 0h10v13h-9zm-36 24h10v13h-9zm18 25h10v13h-9zm18 0h10v13h-9zm30-53h8v12h-8zm16 0h8v12h-8zm16 0h8v12h-8zm0 21h8v12h-8zm-16 22h8v12h-8zm0 21h8v12h-8zm16 0h8v12h-8zm24-22h5v7h-5zm10 0h5v7h-5zm0 14h5v7h-5zm-10 13h5v7h-5zm38-47h6v8h-5zm10 0h6v8h-5zm0 28h6v8h-5zm-10 15h6v8h-5zm21 0h6v8h-5zm54-56h9v12h-8zm0 44h9v12h-8zm62 11h9v12h-9zm25-41h6v9h-6zm12 16h6v9h-6zm0 16h6v9h-6zm12 0h6v9h-6zm22-28h8v11h-8zm15 0h8v11h-8zm55-15h7v10h-7zm14 0h7v10h-7zm-28 38h7v10h-7z'

/** Someone on a roof with the reel in their raised hands. */
const FLYER =
  'M1 -58.5a6.5 6.5 0 1 0 .1 0ZM-6 -44C-2 -47 5 -47 8 -43L22 -56L26 -52L10 -34L8 -18L12 0H5L1 -16L-4 0H-11L-6 -20ZM-6 -42L-16 -28L-2 -24L-1 -29L-9 -30L-3 -38Z'

/** The far rows of houses, in the last light. */
export function FarTown() {
  return (
    <svg viewBox="0 0 600 120" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path d={FAR_WALLS} fill="#7a2a5c" />
      <path d={FAR_WINDOWS} fill="#ffc46b" />
    </svg>
  )
}

/** The near rows, already dark, with the one whose kite it is. */
export function NearTown() {
  return (
    <svg viewBox="0 0 600 140" preserveAspectRatio="xMinYMax slice" aria-hidden="true">
      <path d={NEAR_WALLS} fill="#2a0f3a" />
      <path d={NEAR_WINDOWS} fill="#ffb347" />
    </svg>
  )
}

/** The flyer alone, who stays at the foot of the string. */
export function Flyer() {
  return (
    <svg viewBox="-20 -60 48 60" aria-hidden="true">
      <path d={FLYER} fill="#150823" />
    </svg>
  )
}
