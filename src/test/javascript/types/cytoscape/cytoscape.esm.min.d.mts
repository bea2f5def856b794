export {default} from 'cytoscape';
