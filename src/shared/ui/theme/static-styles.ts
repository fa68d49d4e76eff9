import type { SystemStyleObject } from '@chakra-ui/react'
import { css, jsx, type SerializedStyles } from '@emotion/react'
import type { ComponentProps } from 'react'
import { system } from './theme'

/**
 * Styles of an element and its plain descendants, computed once at module load. Chakra computes
 * style props on each render, so this is for tables, which have many rows and cells.
 */
export const staticStyles = (styles: SystemStyleObject): SerializedStyles => css(system.css(styles))

/** Applies `styles` to `parts` of rows at rest: without hover, focus or selection. Never on touch. */
export const atRest = (row: string, parts: string, styles: SystemStyleObject) => ({
  [`html:not([data-touch]) & ${row}:not(:hover):not(:focus-within):not([data-selected]) ${parts}`]:
    styles,
})

/** Hides the actions of a row at rest. */
export const onDemand = (row: string, actions: string) => atRest(row, actions, { opacity: '0' })

/** Chakra's button and input styles, for plain elements inside a `StyledBox`. */
export const buttonStyles = system.cva(system.getRecipe('button'))
export const inputStyles = system.cva(system.getRecipe('input'))

export type Styles = SerializedStyles | SerializedStyles[]

type Props = ComponentProps<'div'> & { styles: Styles }

export const StyledBox = ({ styles, ...props }: Props) => jsx('div', { ...props, css: styles })
