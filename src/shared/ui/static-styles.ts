import type { SystemStyleObject } from '@chakra-ui/react'
import { css, jsx, type SerializedStyles } from '@emotion/react'
import type { ComponentProps } from 'react'
import { system } from './theme/theme'

/**
 * Styles of an element and of the plain elements inside it, computed once when the module loads.
 * Chakra's props are computed at each render, so this is for table rows, for what renders with each
 * key, and for the toasts.
 */
export const staticStyles = (styles: SystemStyleObject): SerializedStyles => css(system.css(styles))

/** Chakra's button and text box, for plain ones inside a `StyledBox`. */
export const buttonStyles = system.cva(system.getRecipe('button'))
export const inputStyles = system.cva(system.getRecipe('input'))

type Props = ComponentProps<'div'> & { styles: SerializedStyles }

export const StyledBox = ({ styles, ...props }: Props) => jsx('div', { ...props, css: styles })
