export { BracesIcon as TokenIcon } from 'lucide-react'
