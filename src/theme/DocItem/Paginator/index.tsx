// Change: shows nothing here, because `DocItem/Footer` has it, before the tools of the page.
export default function DocItemPaginator() {
  return null;
}
