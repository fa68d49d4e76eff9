import type { SystemStyleObject } from '@chakra-ui/react'
import { css, jsx, type SerializedStyles } from '@emotion/react'
import type { ComponentProps } from 'react'
import { system } from './theme/theme'

/**
 * Styles of a part and of the plain elements in it, put together once. A `css` prop is put together
 * at each render, which costs more than a table's rows when a key narrows them.
 */
export const lookOf = (styles: SystemStyleObject): SerializedStyles => css(system.css(styles))

/** Chakra's button and text box, for plain ones inside a `Look`. */
export const buttonStyles = system.cva(system.getRecipe('button'))
export const inputStyles = system.cva(system.getRecipe('input'))

type Props = ComponentProps<'div'> & { look: SerializedStyles }

export const Look = ({ look, ...props }: Props) => jsx('div', { ...props, css: look })
