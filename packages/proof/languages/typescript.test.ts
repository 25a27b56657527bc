import {describe, expect, it} from 'vitest';
import {nestBlocks, syntaxFailures} from './typescript';
import {pageOf} from '../pages/test-page';

describe('nestBlocks', () => {
  const program = (...codes: string[]): string =>
    nestBlocks(pageOf(codes.map((code) => `\`\`\`ts\n${code}\n\`\`\`\n`).join('\n')).blocks).text;

  it('imports once, and nests scopes so that names can be declared again', () => {
    const text = program(`import { a } from 'x';\nconst c = a;`, `import { a, b } from 'x';\nconst c = b;`);
    expect(text.match(/import/g)).toHaveLength(2);
    expect(text).toContain('import { b } from');
    expect(text).toMatch(/\{\n *\nconst c = a;\n\{\n *\nconst c = b;\n\}\}/);
  });

  it('understands imports over several lines, and exports', () => {
    const text = program(`import {\n  a,\n} from 'x';\nexport const b = a;`);
    expect(text).toMatch(/\n +const b = a;/);
    expect(text.indexOf('from')).toBeLessThan(text.indexOf('{\n '));
  });
});

describe('syntaxFailures', () => {
  const failures = (code: string) => pageOf(`\`\`\`ts\n${code}\n\`\`\`\n`).blocks.flatMap(syntaxFailures);

  it('finds brackets that do not match in the block', () => {
    expect(failures('  return f({\n  });\n}')).toMatchObject([
      {problem: /Declaration or statement expected/, line: 4},
    ]);
    expect(failures('if (a) {')).toHaveLength(1);
  });

  it('does not change types, imports and top-level await', () => {
    expect(failures("import {a} from 'b';\nexport const c: string = await a<number>();")).toEqual([]);
  });
});
