import type {RouteConfig} from '@docusaurus/types';

type Modules = RouteConfig['modules'];

/** The import requests of a route's modules, such as `@site/docs/intro.mdx`. */
function requestsOf(modules: Modules = {}): string[] {
  return Object.values(modules).flatMap((module) => {
    if (typeof module === 'string') return [module];
    if (Array.isArray(module)) return module.flatMap(requestsOf);
    return '__import' in module ? [(module as {path: string}).path] : requestsOf(module as Modules);
  });
}

/**
 * Lists the modules that the browser imports on demand to render each page.
 * @param routes as Docusaurus passes them to `postBuild`
 * @returns a map from the path of each page to the import requests of its route and of the enclosing routes
 */
export function requestsByPath(routes: readonly RouteConfig[]): Map<string, string[]> {
  const pages = new Map<string, string[]>();
  const visit = ({path, component, modules, routes: inner = []}: RouteConfig, outer: string[]): void => {
    const requests = [...outer, component, ...requestsOf(modules)];
    if (inner.length > 0) inner.forEach((route) => visit(route, requests));
    else pages.set(path, requests);
  };
  routes.forEach((route) => visit(route, []));
  return pages;
}
