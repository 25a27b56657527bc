// Change: renders nothing, because `DocItem/Footer` renders the paginator above the page's tools.
export default function DocItemPaginator() {
  return null;
}
