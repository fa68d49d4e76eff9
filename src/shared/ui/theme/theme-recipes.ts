import type { SlotRecipeConfig } from '@chakra-ui/react'
import {
  alertSlotRecipe,
  badgeRecipe,
  buttonRecipe,
  cardSlotRecipe,
  checkboxSlotRecipe,
  comboboxSlotRecipe,
  dialogSlotRecipe,
  drawerSlotRecipe,
  fieldSlotRecipe,
  headingRecipe,
  iconRecipe,
  inputRecipe,
  linkRecipe,
  listSlotRecipe,
  menuSlotRecipe,
  popoverSlotRecipe,
  selectSlotRecipe,
  skeletonRecipe,
  spinnerRecipe,
  tabsSlotRecipe,
  tagSlotRecipe,
  textareaRecipe,
  tooltipSlotRecipe,
} from '@chakra-ui/react/theme'

/** Chakra's recipes of the components in use. Components without a recipe here are unstyled. */
export const recipes = {
  badge: badgeRecipe,
  button: buttonRecipe,
  heading: headingRecipe,
  icon: iconRecipe,
  input: inputRecipe,
  link: linkRecipe,
  skeleton: skeletonRecipe,
  spinner: spinnerRecipe,
  textarea: textareaRecipe,
}

export const slotRecipes = {
  alert: alertSlotRecipe,
  card: cardSlotRecipe,
  checkbox: checkboxSlotRecipe,
  combobox: comboboxSlotRecipe,
  dialog: dialogSlotRecipe,
  drawer: drawerSlotRecipe,
  field: fieldSlotRecipe,
  list: listSlotRecipe,
  menu: menuSlotRecipe,
  popover: popoverSlotRecipe,
  select: selectSlotRecipe,
  tabs: tabsSlotRecipe,
  tag: tagSlotRecipe,
  tooltip: tooltipSlotRecipe,
}

const controlEdge = { borderColor: 'border.control', bg: 'bg.panel' }

/** 36 px, or 44 on touch. Size `xs`, for toolbars and rows, is 32 px everywhere. */
const controlHeight = 'var(--control-height)'

const floating = { bg: 'bg.float' }

/**
 * Changes to Chakra's recipes: `solid` uses the accent colour, and control borders have enough
 * contrast, while those of cards and tables stay subtle.
 */
export const recipeChanges = {
  button: {
    base: { fontWeight: 'medium' },
    variants: {
      size: {
        '2xs': { fontWeight: 'normal' },
        xs: { textStyle: 'sm' },
        sm: { h: controlHeight, minW: controlHeight },
        md: {
          h: controlHeight,
          minW: controlHeight,
          px: '3.5',
          _icon: { width: '4', height: '4' },
        },
      },
      variant: {
        solid: { colorPalette: 'brand', _active: { bg: 'colorPalette.fg' } },
        outline: {
          bg: 'bg.panel',
          '--outline-color': 'colors.border.button',
          _hover: { '--outline-color': 'colors.border.buttonHover' },
        },
      },
    },
  },
  badge: { base: { fontWeight: 'normal' } },
  input: {
    variants: {
      size: { sm: { '--input-height': controlHeight }, md: { '--input-height': controlHeight } },
      variant: { outline: controlEdge },
    },
  },
  textarea: { variants: { variant: { outline: controlEdge } } },
  heading: { base: { letterSpacing: '-0.01em' } },
  // Not in the accent colour, which is for the main action and what is selected.
  link: {
    base: {
      colorPalette: 'gray',
      textDecoration: 'underline',
      textDecorationColor: 'border.emphasized',
      textUnderlineOffset: '3px',
      _hover: { textDecorationColor: 'currentColor' },
    },
  },
}

const changeOf = (
  recipe: { slots: readonly string[] | undefined },
  change: Omit<SlotRecipeConfig, 'slots'>,
) => ({
  slots: [...(recipe.slots ?? [])],
  ...change,
})

/**
 * Layers that open above everything and close first. Their z-index is computed before the number of
 * dialogs below is known, so it must exceed all of them.
 */
const onTop = 'zIndex.skipNav'

export const slotRecipeChanges = {
  card: changeOf(cardSlotRecipe, {
    variants: { size: { md: { root: { '--card-padding': 'spacing.5' } } } },
  }),
  checkbox: changeOf(checkboxSlotRecipe, {
    base: { root: { colorPalette: 'brand' } },
    variants: { size: { md: { control: { boxSize: '4' } } } },
  }),
  combobox: changeOf(comboboxSlotRecipe, {
    base: { content: { '--combobox-z-index': onTop, ...floating } },
    variants: {
      size: {
        sm: { root: { '--combobox-input-height': controlHeight } },
        md: { root: { '--combobox-input-height': controlHeight } },
      },
      variant: { outline: { input: controlEdge } },
    },
  }),
  dialog: changeOf(dialogSlotRecipe, {
    base: { content: { ...floating, borderRadius: 'dialog' }, title: { fontWeight: 'semibold' } },
  }),
  drawer: changeOf(drawerSlotRecipe, { base: { content: floating } }),
  menu: changeOf(menuSlotRecipe, {
    base: { content: { '--menu-z-index': onTop, '--menu-bg': 'colors.bg.float' } },
  }),
  popover: changeOf(popoverSlotRecipe, {
    base: { content: { '--popover-z-index': onTop, '--popover-bg': 'colors.bg.float' } },
  }),
  select: changeOf(selectSlotRecipe, {
    base: {
      trigger: { _placeholderShown: { color: 'fg.muted' } },
      // Up to the arrow.
      valueText: { maxW: 'calc(100% - 1.5rem)' },
      content: { '--select-z-index': onTop, ...floating },
    },
    variants: {
      size: {
        sm: { root: { '--select-trigger-height': controlHeight } },
        md: { root: { '--select-trigger-height': controlHeight } },
      },
      variant: { outline: { trigger: controlEdge } },
    },
  }),
  // Not on the root: the buttons inside a tab would take the accent colour too.
  tabs: changeOf(tabsSlotRecipe, { base: { list: { colorPalette: 'brand' } } }),
}
