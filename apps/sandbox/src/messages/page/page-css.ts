/** The look of the house (look.md), in one small sheet that needs no other file. */
export const pageCss = `
:root { color-scheme: dark; font: 16px/1.5 Inter, system-ui, 'Noto Sans Bengali', sans-serif }
* { box-sizing: border-box; margin: 0 }
body { background: #07130e; color: #f2f7f4; min-height: 100dvh }
header, .columns { max-width: 64rem; margin: 0 auto; padding: 16px }
h1 { font-size: 24px; line-height: 32px }
h2 { font-size: 16px; color: #a9bdb2; font-weight: 600; margin-bottom: 12px; overflow-wrap: anywhere; font-variant-numeric: tabular-nums }
h3 { font-size: 16px; margin-top: 8px }
header p { color: #a9bdb2; font-size: 14px; margin-bottom: 16px }
form { display: grid; grid-template-columns: 1fr auto; gap: 8px }
label { grid-column: 1 / -1; font-size: 14px; color: #a9bdb2; margin-bottom: -4px }
input { min-width: 0; min-height: 48px; padding: 0 16px; border: 1px solid #2b5c43; border-radius: 12px; background: #0c1e16; color: inherit; font: inherit }
input::placeholder { color: #a9bdb2; opacity: .7 }
form button { min-height: 48px; padding: 0 24px; border: 0; border-radius: 999px; background: #ffb703; color: #1a1200; font: inherit; font-weight: 700; cursor: pointer }
:focus-visible { outline: 2px solid #5cb8ff; outline-offset: 2px }
.columns { padding-top: 0; display: grid; gap: 16px }
nav { display: flex; gap: 8px; overflow-x: auto; scroll-snap-type: x proximity; scroll-padding-left: 16px; margin: 0 -16px; padding: 4px 16px; scrollbar-width: none }
nav a { flex: none; scroll-snap-align: start; min-height: 44px; padding: 8px 16px; border: 1px solid #1d4430; border-radius: 12px; background: #0c1e16; color: inherit; text-decoration: none }
nav a[aria-current] { background: #13301f; border-color: #ffb703 }
nav b { display: block; font-size: 14px; font-weight: 600; font-variant-numeric: tabular-nums }
nav small { color: #a9bdb2; font-size: 12px }
article { background: #0c1e16; border: 1px solid #1d4430; border-radius: 12px; padding: 16px; margin-bottom: 12px }
.meta { display: flex; justify-content: space-between; gap: 8px; font-size: 12px; color: #a9bdb2; font-variant-numeric: tabular-nums }
.meta span { font-weight: 700; color: #5cb8ff }
.sms .meta span { color: #2bd576 }
.text { margin-top: 8px; white-space: pre-wrap; overflow-wrap: anywhere }
.code { display: flex; align-items: center; justify-content: space-between; width: 100%; min-height: 56px; margin-top: 12px; padding: 0 16px; border: 1px dashed #ffb703; border-radius: 12px; background: #13301f; color: inherit; font: inherit; cursor: pointer }
.code b { font-size: 24px; letter-spacing: .2em; font-variant-numeric: tabular-nums; user-select: all }
.code span { color: #ffb703; font-weight: 700; font-size: 14px }
.empty { color: #a9bdb2; padding: 32px 0; text-align: center }
@media (min-width: 48rem) {
  header form { max-width: 30rem }
  .columns { grid-template-columns: 18rem 1fr; align-items: start }
  nav { flex-direction: column; margin: 0; padding: 0; max-height: 70dvh; overflow-y: auto }
  nav a { overflow-wrap: anywhere }
}
`
