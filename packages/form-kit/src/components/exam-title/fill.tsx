export { Heading as Fill } from '../../fills/heading.tsx'
