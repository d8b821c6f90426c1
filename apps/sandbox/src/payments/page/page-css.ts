/** The look of the house (look.md), in one small sheet that needs no other file. */
export const pageCss = `
:root { color-scheme: dark; font: 16px/1.5 Inter, system-ui, 'Noto Sans Bengali', sans-serif }
* { box-sizing: border-box; margin: 0 }
[hidden] { display: none !important }
body { background: #07130e; color: #f2f7f4; min-height: 100dvh; max-width: 30rem; margin: 0 auto; padding: 16px; display: flex; flex-direction: column; gap: 24px }
h1 { font-size: 24px; line-height: 32px }
h2 { font-size: 16px; margin-bottom: 8px }
header p:last-child { color: #a9bdb2; font-size: 14px }
.play { display: inline-block; padding: 4px 12px; margin-bottom: 8px; border-radius: 999px; background: #13301f; color: #ffcc66; font-size: 12px; font-weight: 700 }
main { display: flex; flex-direction: column; gap: 16px }
form { display: flex; flex-direction: column; gap: 16px; padding: 16px; border: 1px solid #1d4430; border-radius: 12px; background: #0c1e16 }
fieldset { border: 0; padding: 0; min-width: 0 }
legend, .field { padding: 0; font-size: 14px; color: #a9bdb2 }
legend { margin-bottom: 8px }
.tiles { display: grid; grid-template-columns: repeat(4, 1fr); gap: 8px }
.pills { display: flex; flex-wrap: wrap; gap: 8px }
fieldset label { position: relative; cursor: pointer }
fieldset input { position: absolute; inset: 0; opacity: 0; margin: 0; cursor: pointer }
.tiles span { display: grid; place-items: center; min-height: 48px; border-radius: 12px; background: var(--tile); color: var(--ink); font-weight: 700; font-size: 14px }
.tiles input:checked + span { box-shadow: 0 0 0 2px #07130e, 0 0 0 4px #ffb703 }
.pills span { display: grid; place-items: center; min-height: 44px; padding: 0 16px; border: 1px solid #2b5c43; border-radius: 999px; font-size: 14px }
.pills input:checked + span { background: #13301f; border-color: #ffb703; font-weight: 700 }
fieldset input:focus-visible + span, :focus-visible { outline: 2px solid #5cb8ff; outline-offset: 2px }
.field { display: block }
.field input { width: 100%; min-height: 48px; margin-top: 8px; padding: 0 16px; border: 1px solid #2b5c43; border-radius: 12px; background: #07130e; color: #f2f7f4; font: inherit; font-variant-numeric: tabular-nums }
.field input::placeholder { color: #a9bdb2; opacity: .6 }
.money { position: relative; display: block }
.money i { position: absolute; left: 16px; top: 8px; line-height: 48px; font-style: normal; color: #a9bdb2 }
.money input { padding-left: 44px }
.balance { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 12px; margin-top: -8px; font-size: 14px; color: #2bd576; font-variant-numeric: tabular-nums }
.more { min-height: 44px; padding: 0 8px; border: 0; background: none; color: #5cb8ff; font: inherit; cursor: pointer }
.main { min-height: 52px; border: 0; border-radius: 999px; background: #ffb703; color: #1a1200; font: inherit; font-weight: 700; cursor: pointer }
.main:disabled { opacity: .5 }
.failure { padding: 12px 16px; border: 1px solid #ff5c5c; border-radius: 12px; color: #ff8f8f }
.receipt { padding: 16px; border: 1px solid #2bd576; border-radius: 12px; background: #0c1e16 }
.done { color: #2bd576; font-weight: 700 }
.sum { font-size: 24px; line-height: 32px; font-weight: 700; font-variant-numeric: tabular-nums }
.who { color: #a9bdb2; font-size: 14px; margin-bottom: 12px; font-variant-numeric: tabular-nums }
.trx { display: grid; grid-template-columns: 1fr auto; align-items: center; width: 100%; min-height: 64px; padding: 8px 16px; border: 1px dashed #ffb703; border-radius: 12px; background: #13301f; color: inherit; font: inherit; text-align: left; cursor: pointer }
.trx .name { color: #a9bdb2; font-size: 12px }
.trx b { grid-row: 2; font-size: 20px; letter-spacing: .08em; font-variant-numeric: tabular-nums; user-select: all }
.trx .copy { grid-row: 1 / 3; grid-column: 2; color: #ffb703; font-weight: 700; font-size: 14px }
ol { list-style: none; padding: 0; display: flex; flex-direction: column; gap: 8px }
li { display: grid; grid-template-columns: 1fr auto; gap: 0 12px; padding: 12px 16px; border: 1px solid #1d4430; border-radius: 12px; font-size: 14px; font-variant-numeric: tabular-nums }
li b { text-align: right }
li span { color: #a9bdb2; font-size: 12px; overflow-wrap: anywhere }
li .in { color: #2bd576 }
footer { margin-top: auto; font-size: 14px; padding-bottom: env(safe-area-inset-bottom) }
footer a { color: #5cb8ff; display: inline-block; padding: 12px 0 }
`
