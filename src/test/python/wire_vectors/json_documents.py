"""JSON of other clients, and what is no JSON. The texts are written by hand."""

import notation as n
from vectors import JSON, add, malformed, parameter, request_text

FLOATS = {
    "1.0": 1.0,
    "-0.0": -0.0,
    "-0e1": -0.0,
    "0e0": 0.0,
    "1e2": 100.0,
    "1E2": 100.0,
    "1e+2": 100.0,
    "1e-2": 0.01,
    "1.5E+3": 1500.0,
    "100e-2": 1.0,
    "9007199254740993.0": 9007199254740992.0,
    "9223372036854775808.0": 9223372036854775808.0,
    "0.1000000000000000055511151231257827": 0.1,
    "2.2250738585072011e-308": 2.225073858507201e-308,
    "4.9e-324": 5e-324,
    "1e-400": 0.0,
    "1.7976931348623158e308": 1.7976931348623157e308,
    "123456789012345678901234567890e0": 123456789012345678901234567890.0,
}

LONG_FLOATS = (
    ("2,000 digits after the point", "0." + "1" * 2_000, 1 / 9),
    ("2,000 zeros after the point", "0." + "0" * 2_000 + "1", 0.0),
    ("1,100 digits and an exponent", "1" * 1_100 + "e-1100", 1 / 9),
    ("an exponent of 1,100 digits", "1e" + "0" * 1_099 + "2", 100.0),
)

STRINGS = {
    r'"\u0041\u00e9\u540D"': "Aé名",
    r'"\ud83d\ude00"': "😀",
    r'"\uD83D\uDE00"': "😀",
    r'"\u0000\u0001"': "\0\1",
    r'"\"\\\/\b\f\n\r\t"': '"\\/\b\f\n\r\t',
    r'"\uffff\ufffe\ufdd0"': "\uffff\ufffe\ufdd0",
    r'"\\u0041"': r"\u0041",
    r'"\u001f"': "\x1f",
}

#: Values that RFC 8259 does not know.
NO_VALUES = {
    "a NaN literal": "NaN",
    "an Infinity literal": "Infinity",
    "a -Infinity literal": "-Infinity",
    "a leading zero": "01",
    "a negative leading zero": "-01",
    "two zeros": "00",
    "a float with a leading zero": "01.5",
    "a point without fraction": "1.",
    "a point without integer": ".5",
    "a point before an exponent": "1.e5",
    "a plus sign": "+1",
    "a lone minus sign": "-",
    "two minus signs": "--1",
    "a hexadecimal number": "0x10",
    "an exponent without digits": "1e",
    "an exponent of a sign": "1e+",
    "an exponent with a fraction": "1e1.5",
    "a number with underscores": "1_000",
    "a number with n": "1n",
    "single quotes": "'a'",
    "no quotes": "abc",
    "undefined": "undefined",
    "True": "True",
    "nul": "nul",
    "no value": "",
    "a trailing comma in a list": "[1,]",
    "a leading comma in a list": "[,1]",
    "two commas in a list": "[1,,2]",
    "no comma in a list": "[1 2]",
    "a list that ends as a map": "[1}",
    "a list that does not end": "[1",
    "a trailing comma in a map": '{"a":1,"b":2,}',
    "a key without quotes": '{a:1}',
    "a number as key": '{1:1}',
    "a key without value": '{"a"}',
    "a key without value after its colon": '{"a":}',
    "no comma in a map": '{"a":1 "b":2}',
    "an equals sign": '{"a"=1}',
    "a comment": "/* one */1",
    "a comment to the end of the line": "1// one\n",
    "a comment of a hash": "1# one\n",
    "a form feed as space": "\f1",
    "a no-break space": "\u00a01",
    "a tab in a string": '"a\tb"',
    "a line feed in a string": '"a\nb"',
    "a zero in a string": '"a\0b"',
    "U+001F in a string": '"\x1f"',
    "an unknown escape": r'"\x41"',
    "an escaped apostrophe": r'"\'"',
    "an upper-case escape": r'"\N"',
    "a short escape of a character": r'"\u12"',
    "an escape that is not hexadecimal": r'"\u12G4"',
    "a string that does not end": '"abc',
    "a string that ends in an escape": '"abc\\',
    "a high surrogate": r'"\ud800"',
    "a high surrogate before a character": r'"\ud800x"',
    "two high surrogates": r'"\ud83d\ud83d"',
    "a low surrogate": r'"a\udc00"',
    "a low surrogate before a high one": r'"\udc00\ud800"',
    "a surrogate in a key": r'{"\udc00":1,"b":2}',
    "a high surrogate before an escape": r'"\ud800\u0041"',
    "an integer above the highest": "9223372036854775808",
    "an integer below the lowest": "-9223372036854775809",
    "an integer of 40 digits": "9" * 40,
    "an integer of 2,000 digits": "9" * 2_000,
    "a float above the highest of 2,000 digits": "9" * 2_000 + ".5",
    "a float above the highest": "1e400",
    "a float below the lowest": "-1e400",
    "a key that comes twice": '{"a":1,"a":2}',
    "the same key with an escape": r'{"a":1,"\u0061":2}',
    "a key that comes twice with the same value": '{"a":1,"b":2,"a":1}',
    "a key that comes twice in a list": '[{"a":1,"a":1}]',
    "an empty key that comes twice": '{"":1,"":2}',
    "a tag that comes twice": '{"$date":"2026-02-28","$date":"2026-02-28"}',
}

NO_DOCUMENTS = {
    "nothing": "",
    "a space": " ",
    "a list": "[]",
    "a list of a message": '[{"type":"cancel","id":9}]',
    "an integer": "1",
    "null": "null",
    "a string": '"cancel"',
    "a message twice": '{"type":"cancel","id":9}{"type":"cancel","id":9}',
    "messages on two lines": '{"type":"cancel","id":9}\n{"type":"cancel","id":9}\n',
    "a brace after a message": '{"type":"cancel","id":9}}',
    "a comma after a message": '{"type":"cancel","id":9},',
    "a word after a message": '{"type":"cancel","id":9}x',
    "a zero after a message": '{"type":"cancel","id":9}\0',
    "a comment after a message": '{"type":"cancel","id":9}//',
    "a message without its end": '{"type":"cancel","id":9',
    "a message with a trailing comma": '{"type":"cancel","id":9,}',
    "a message that ends in a key": '{"type":"cancel","id"',
    "a brace": "{",
    "an id that comes twice": '{"type":"cancel","id":9,"id":9}',
    "a type that comes twice": '{"type":"cancel","id":9,"type":"commit"}',
    "an unknown field that comes twice": '{"type":"cancel","id":9,"later":1,"later":2}',
}


def read(name, text, value):
    add(name, JSON, request_text(text), message=parameter(value))


def numbers():
    for text, number in FLOATS.items():
        read(f"the JSON number {text}", text, n.floating(number))
    for name, text, number in LONG_FLOATS:
        read(f"a JSON number of {name}", text, n.floating(number))
    read("the JSON number -0", "-0", n.integer(0))
    read("an integer before a space", "[ 1 , 2 ]", n.array(n.integer(1), n.integer(2)))
    read("NaN by its tag with spaces", '{ "$float" : "NaN" }', n.NAN)


def strings():
    for text, content in STRINGS.items():
        read(f"the JSON string {text}", text, n.string(content))
    read("a raw line separator", '"\u2028"', n.string("\u2028"))
    read("a key with escapes", r'{"\u0061\"":1}', n.entries(('a"', n.integer(1))))
    read("a key with U+0000", r'{"a\u0000b":1}', n.entries(("a\0b", n.integer(1))))
    read("a tag with an escape", r'{"\u0024date":"2026-02-28"}', n.text_of("date", "2026-02-28"))
    escaped = n.entries(("$date", n.integer(1)))
    read("an escaped map with an escape", r'{"\u0024$date":1}', escaped)


def spaces():
    cancel = n.entries(("type", n.string("cancel")), ("id", n.integer(9)))
    spaced = ' \t\r\n{ "type" : "cancel" ,\n\t"id"\r:\n9 } \n'
    add("spaces wherever JSON allows them", JSON, spaced, message=cancel)
    swapped = n.entries(("id", n.integer(9)), ("type", n.string("cancel")))
    add("fields in another order, JSON", JSON, '{"id":9,"type":"cancel"}', message=swapped)
    later = n.entries(*cancel["map"], ("later", n.array(n.NULL)))
    add("an unknown field, JSON", JSON, '{"type":"cancel","id":9,"later":[null]}', message=later)


def add_all():
    numbers()
    strings()
    spaces()
    for name, text in NO_VALUES.items():
        malformed(f"JSON with {name}", JSON, request_text(text))
    for name, text in NO_DOCUMENTS.items():
        malformed(f"JSON: {name}", JSON, text)
