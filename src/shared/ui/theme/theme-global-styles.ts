import { defineConfig } from '@chakra-ui/react'
import { globalCss, keyframes } from '@chakra-ui/react/theme'

const low = '@media (max-height: 30rem)'

const dialog = '[data-scope=dialog][data-part=positioner]'
const printed = `:is(main, ${dialog})`

/** Prints content only, black on white, with all rows and full texts. An open dialog prints alone. */
const onPaper = {
  [[
    '[data-not-printed]',
    `${printed} :is(nav, [role=toolbar], .chakra-button)`,
    '[data-scope=dialog][data-part=backdrop]',
    `body:has(${dialog}) > #root`,
  ].join()]: { display: 'none !important' },
  'html, body': {
    colorScheme: 'light !important',
    background: 'white !important',
    overflow: 'visible !important',
    height: 'auto !important',
  },
  [`${dialog}, ${dialog} > *, ${printed} [data-panel]`]: {
    display: 'block',
    position: 'static !important',
    width: 'auto !important',
    maxWidth: 'none !important',
    height: 'auto !important',
    margin: '0 !important',
    padding: '0 !important',
    borderWidth: '0 !important',
  },
  // Chromium prints the panel over the content below if a page break is inside nested flex boxes.
  [`${printed} :is(:has([data-panel]), [data-panel] > *)`]: {
    display: 'block !important',
    height: 'auto !important',
  },
  'main :has([data-panel]) > *': { marginBottom: '4' },
  [`${printed} :not(td, td *)`]: {
    maxHeight: 'none !important',
    overflow: 'visible !important',
  },
  [`${printed} *`]: { textWrapMode: 'wrap !important' },
  [`${printed} td:is(.date, :has(> .switch)), ${printed} td :is(time, .completion)`]: {
    textWrapMode: 'nowrap !important',
  },
  [`${printed} button`]: { textAlign: 'start' },
  [`${printed} [role=region] > ul > li`]: {
    minHeight: '11',
    height: 'auto !important',
    paddingBlock: '1',
    breakInside: 'avoid',
  },
  '[data-builder]': { margin: '0 !important' },
  [`main > div, ${printed} [role=region]`]: { height: 'auto !important', contain: 'none' },
  [`${printed} :not(svg *, [data-printed-color])`]: {
    background: 'transparent !important',
    color: 'black !important',
    boxShadow: 'none !important',
  },
  [`${printed} table`]: { minWidth: '0 !important', tableLayout: 'auto !important' },
  [`${printed} col`]: { width: 'auto !important' },
  [`${printed} :is(td, .late *)`]: { overflowWrap: 'anywhere' },
  [`${printed} thead`]: { position: 'static !important' },
  [`${printed} tr`]: { breakInside: 'avoid' },
}

export const globalStyles = [
  defineConfig({
    preflight: true,
    globalCss,
    theme: {
      keyframes,
    },
  }),
  defineConfig({
    globalCss: {
      '@media print': onPaper,
      // Keeps the top bar on phones from covering a focused element.
      html: {
        '--focus-ring-width': '2px',
        '--control-height': 'sizes.9',
        scrollPaddingTop: '5rem',
        '&[data-touch]': { '--control-height': 'sizes.11' },
      },
      // Zag sets the opposite while a modal dialog is open. The backdrop covers the page anyway,
      // and because both properties are inherited, Chromium would restyle every element.
      ':root': { '--scrollbar-width': '0px !important' },
      // Zag sets these on a layer after its content has been styled, each for the element itself.
      // If they were inherited, every element inside would be restyled.
      ...Object.fromEntries(
        ['--layer-index', '--nested-layer-count', '--z-index'].map((name) => [
          `@property ${name}`,
          { syntax: "'*'", inherits: 'false' },
        ]),
      ),
      // Otherwise as wide as its longest word.
      fieldset: { minWidth: '0' },
      body: { textStyle: 'sm', pointerEvents: 'auto !important' },
      // On a short or zoomed screen the whole dialog scrolls, because title and footer would fill it.
      // Defined here, because each new media query makes Chromium restyle the whole page.
      '.chakra-dialog__content[role]': { [low]: { overflowY: 'auto' } },
      '[role] > .chakra-dialog__body': { [low]: { overflow: 'visible' } },
      // `:where` has no specificity, so components can override the focus style.
      ':where(a, button, [tabindex], summary, input[type=checkbox], input[type=radio]):where(:focus-visible)':
        { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' },
      'input[type=checkbox], input[type=radio]': { accentColor: 'var(--ui-colors-brand-solid)' },
      '::placeholder, [data-placeholder]': { color: 'fg.muted', opacity: 1 },
      '*::selection': { bg: 'brand.muted', color: 'fg' },
      '*, *::before, *::after': {
        _motionReduce: {
          animationDuration: '1ms !important',
          animationIterationCount: '1 !important',
          // A short duration would still start a transition for every change.
          transition: 'none !important',
          scrollBehavior: 'auto !important',
        },
      },
      // Closes layers without an animation. Chakra removes a layer when its animation ends, but on
      // a slow machine in WebKit it subscribes too late: an invisible layer would stay over the
      // page.
      '[data-part][data-state=closed]': { animationDuration: '0s !important' },
      // Replaces the browser's triangle with the chevron of the other controls.
      summary: {
        listStyle: 'none',
        '&::-webkit-details-marker': { display: 'none' },
        _before: {
          content: '""',
          display: 'inline-block',
          boxSize: '0.45em',
          marginInline: '0.15em 0.6em',
          verticalAlign: '0.12em',
          borderStyle: 'solid',
          borderColor: 'currentColor',
          borderWidth: '0 1.5px 1.5px 0',
          transform: 'rotate(-45deg)',
        },
      },
      'details[open] > summary::before': { transform: 'translateY(-0.12em) rotate(45deg)' },
      // For a placeholder longer than its field.
      'input:placeholder-shown': { textOverflow: 'ellipsis' },
      // Forced colours remove the background of a filled button, so it needs a border.
      'button, [role=tab], [data-scope=switch][data-part=control]': {
        _highContrast: { border: '1px solid ButtonText' },
      },
      // States otherwise shown by background only: current, highlighted, floating.
      ':is(nav [aria-current=page], [role=tab][aria-selected=true]):not(:focus-visible)': {
        _highContrast: { outline: '2px solid Highlight !important', outlineOffset: '-5px' },
      },
      '[data-highlighted]': {
        _highContrast: { outline: '2px solid Highlight !important', outlineOffset: '-2px' },
      },
      '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]': {
        _highContrast: { outline: '1px solid CanvasText !important' },
      },
      ':focus-visible': { _highContrast: { outline: '2px solid Highlight !important' } },
    },
  }),
]
