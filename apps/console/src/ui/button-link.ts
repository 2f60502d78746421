import { createLink } from '@tanstack/react-router'
import { Button } from 'antd'

/** A link that looks like a button, with the router's typed `to` and `search`. */
export const ButtonLink = createLink(Button)
